/**
 * Does something in a page, and answers what it gave and the processor time of the page's longest task meanwhile, in
 * milliseconds: unlike the time of a clock it does not grow when the machine has other work.
 */
export async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  const tasks = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // `CrRendererMain` has the page's tasks; other threads' are shorter ones of the compositor, counted all the same.
    for (const { name, tdur } of value) if (name === 'RunTask' && tdur !== undefined) tasks.push(tdur / 1000);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  const answer = await act();
  const isOver = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isOver;
  await devtools.detach();
  return [answer, tasks.reduce((most, each) => Math.max(most, each), 0)];
}
