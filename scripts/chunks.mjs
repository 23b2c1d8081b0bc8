/**
 * How the build is cut into files: by route and by each dynamic import, as the router and the bundler do by themselves, and by
 * these few rules. `<name>.<chunk>.ts` is a file whose code, with all it needs, goes into that chunk: the convention moves with
 * the file. The order decides what two of them share: the first one has it.
 */
const named = {
  // The shell and the signed-in home: fewer requests, no waterfall.
  first: 3,
  // What tells of new things, and the people beside the feed, after everything that shows what is there.
  late: 2,
  // What few posts have: a feed with a deal at its top asks for one file.
  rare: 2,
  // Pages that only a failure shows, fetched ahead of it.
  errors: 1,
};

/** Whose files are named for it. */
export const chunkNames = Object.keys(named);

const ofName = (name) => new RegExp(`[\\\\/]src[\\\\/].*\\.${name}\\.tsx?$`);

/**
 * The groups of the bundler's configuration. In the demo what comes late is not gathered: the mock server shares parts of the
 * socket's library, which would take the page's WebSocket before it is intercepted.
 */
export const chunkGroups = ({ isDemo }) => [
  { name: 'app', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 4 },
  ...Object.entries(named)
    .filter(([name]) => !(isDemo && name === 'late'))
    .map(([name, priority]) => ({ name, test: ofName(name), priority })),
  // Each icon that two later pages share would be a file, and its name a line of the first load's list of files.
  { name: 'icons', test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, priority: 0 },
];
