// The linter's rules for the console's modules and their tests.
import js from "@eslint/js";
import globals from "globals";

const rules = {
  "array-callback-return": "error",
  "consistent-return": "error",
  "default-case-last": "error",
  eqeqeq: ["error", "always", { null: "ignore" }], // `== null` is null or undefined
  "no-console": "error",
  "no-eval": "error",
  "no-implicit-coercion": ["error", { allow: ["+"] }], // a number without the zeros of toFixed
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-param-reassign": "error",
  // Users' texts become text nodes; nothing is parsed as markup.
  "no-restricted-properties": [
    "error",
    { property: "innerHTML" },
    { property: "outerHTML" },
    { property: "insertAdjacentHTML" },
    { object: "document", property: "write" },
  ],
  "no-self-compare": "error",
  "no-shadow": "error",
  "no-template-curly-in-string": "error",
  "no-throw-literal": "error",
  "no-unmodified-loop-condition": "error",
  "no-unused-expressions": "error",
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-arrow-callback": "error",
  "prefer-const": "error",
};

export default [
  { ignores: ["**/node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: ["streams/http/console/*.js"], languageOptions: { ecmaVersion: 2022, globals: globals.browser }, rules },
  { files: ["tests/console/*.mjs"], languageOptions: { ecmaVersion: 2023, globals: globals.node }, rules },
];
