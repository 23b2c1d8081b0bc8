/**
 * How the build is cut into files: by route and by each dynamic import, as the router and the bundler do by themselves, and by
 * these few rules. `<name>.<chunk>.ts` is a file whose code, with all it needs, goes into one chunk: the rule moves with the file.
 */
import path from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../run.mjs';

/** What two of them share is in the one with the higher figure. */
const priorities = {
  // The first screens of members and of visitors, a chunk each: fewer requests, no waterfall.
  first: 3,
  // What tells of new things, and the people beside the feed, after everything that shows what is there.
  late: 2,
  // What few posts have: a feed with a deal at its top asks for one file.
  rare: 2,
  // Pages that only a failure shows, fetched ahead of it.
  errors: 1,
};

/** What stands before `.ts` or `.tsx` in the names of files that head a chunk. */
export const chunkNames = Object.keys(priorities);

const headOf = (name) => new RegExp(`[\\\\/]src[\\\\/].*\\.${name}(\\.gen)?\\.tsx?$`);
const isSource = (id) => id.startsWith(path.join(root, 'src'));
const entry = path.join(root, 'src/app/main.tsx');

/** The modules of ours that come with this one by static import. */
function reachOf(start, context) {
  const reach = new Set();
  const visit = (id) => {
    if (reach.has(id) || !isSource(id)) return;
    reach.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(start);
  return reach;
}

/** Names the chunk of the entry, for it and for whatever two first screens share: else one would fetch the other. */
function nameEntry() {
  let shared;
  return (id, context) => {
    shared ??= sharedIn(context);
    return id === entry || id.includes('rolldown/runtime') || shared.has(id) ? 'app' : null;
  };
}

function sharedIn(context) {
  const source = listFiles(path.join(root, 'src')).map((file) => path.join(root, 'src', file));
  const heads = source.filter((file) => headOf('first').test(file));
  const [one, ...others] = heads.map((head) => reachOf(head, context));
  return new Set([...one].filter((id) => others.some((reach) => reach.has(id))));
}

/**
 * The groups of the bundler's configuration. In the demo what comes late is not gathered: the mock server shares parts of the
 * socket's library, which would take the page's WebSocket before it is intercepted.
 */
export const chunkGroups = ({ isDemo }) => [
  { name: nameEntry(), test: /[\\/]src[\\/]|rolldown[\\/]runtime/, priority: 4 },
  ...Object.entries(priorities)
    .filter(([name]) => !(isDemo && name === 'late'))
    .map(([name, priority]) => ({
      name: name === 'first' ? (id) => path.basename(id).split('.')[0] : name,
      test: headOf(name),
      priority,
    })),
  // Each icon that two later pages share would be a file, and its name a line of the first load's list of files.
  { name: 'icons', test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, priority: 0 },
];
