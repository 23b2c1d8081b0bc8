/** True where the mock server is inside: development, the demo build, tests and Storybook. */
declare const __MOCKS__: boolean;
