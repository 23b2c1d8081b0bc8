/** Names each test that passed only at its second try: Vitest's own report of a file does not. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from a file's default export alone
export default class SecondTryReporter {
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} › ${test.fullName}`),
    );
    if (names.length > 0) console.log(`\nOnly at the second try:\n  ${names.join('\n  ')}`);
  }
}
