/**
 * Does something in a page, and answers what it gave and the processor time of the page's longest task meanwhile, in
 * milliseconds: unlike the time of a clock it does not grow when the machine has other work.
 */
export async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.filter(({ name }) => name === 'RunTask' || name === 'thread_name'));
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
  // Of all threads that were recorded the page runs on these.
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map((event) => threadOf(event)),
  );
  const tasks = events.filter((event) => event.tdur !== undefined && pages.has(threadOf(event)));
  return [answer, tasks.reduce((most, { tdur }) => Math.max(most, tdur / 1000), 0)];
}
