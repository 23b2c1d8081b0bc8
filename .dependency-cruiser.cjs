/**
 * The arrow (docs/architecture.md): app → routes → features → entities → { ui, realtime, api } → lib, and no cycles.
 * Tests and stories may reach the mock server and src/testing, nothing else that their own folder may not.
 */
const layers = ['app', 'routes', 'features', 'entities', 'ui', 'realtime', 'api', 'lib'];
const testing = '\\.(test|stories)\\.tsx?$';

/** Which layers each one may import, itself included. */
const allowed = {
  app: layers,
  routes: ['routes', 'features', 'entities', 'ui', 'realtime', 'api', 'lib'],
  features: ['features', 'entities', 'ui', 'realtime', 'api', 'lib'],
  entities: ['entities', 'ui', 'realtime', 'api', 'lib'],
  ui: ['ui', 'lib'],
  realtime: ['realtime', 'api', 'lib'],
  api: ['api', 'lib'],
  lib: ['lib'],
};

const arrow = Object.entries(allowed).map(([layer, may]) => ({
  name: `arrow-${layer}`,
  comment: `src/${layer} may import only ${may.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: testing },
  to: { path: '^src/', pathNot: `^src/(${may.join('|')}|styles)/` },
}));

// A test or story follows its folder's arrow too, but may also use src/testing (which may use everything).
const arrowOfTests = Object.entries(allowed).map(([layer, may]) => ({
  name: `arrow-${layer}-tests`,
  severity: 'error',
  from: { path: `^src/${layer}/.*${testing}` },
  to: { path: '^src/', pathNot: `^src/(${may.join('|')}|styles|testing)/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'Types count too', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...arrow,
    ...arrowOfTests,
    {
      name: 'features-are-strangers',
      comment: 'Features meet in routes, by composition',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'entities-are-strangers',
      severity: 'error',
      from: { path: '^src/entities/([^/]+)/' },
      to: { path: '^src/entities/', pathNot: '^src/entities/$1/' },
    },
    {
      name: 'realtime-knows-only-types-of-api',
      severity: 'error',
      from: { path: '^src/realtime/', pathNot: testing },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-never-imports-mocks',
      comment: 'The mock server is reached in one place, so that a production build can leave it out',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/app/start-mocks\\.ts$|^src/testing/|${testing}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-know-only-the-contract',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '^src/(api/schema\\.gen\\.ts|realtime/events\\.ts|lib/)' },
    },
    {
      name: 'mocks-stand-apart-from-tests',
      comment: 'Only tests may use src/testing',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/testing/|${testing}` },
      to: { path: '^src/testing/' },
    },
    {
      name: 'one-socket-client',
      comment: 'src/realtime/socket.ts loads it after the first paint and after the mock server has started',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/realtime/socket\\.ts$' },
      to: { path: 'node_modules/socket\\.io-client/' },
    },
    {
      name: 'calls-through-queries',
      comment: 'Reads and writes go through src/api/queries.ts: there is one way to write',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(api|testing)/|${testing}` },
      to: { path: '^src/api/client\\.ts$' },
    },
    {
      name: 'no-test-tools-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/testing/|${testing}` },
      to: {
        path: 'node_modules/(msw|@mswjs|vitest|@testing-library|playwright|storybook|@storybook|fast-check)/',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^mocks/public/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
    },
    skipAnalysisNotInRules: true,
  },
};
