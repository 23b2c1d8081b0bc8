/** True where the mock server is inside: development, the demo build, tests and Storybook. */
declare const __MOCKS__: boolean;

/** Loads the list of what each later page needs; index.html has it in builds without the mock server. */
declare var loadPreloads: (() => void) | undefined;
