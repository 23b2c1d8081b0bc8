import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { toast } from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { pretendOffline } from '../mocks/hosts/page/pretend-offline';
import type { SituationRequest } from '../mocks/scenarios/situation-request';
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios';
import { startStorybookServer } from '../mocks/hosts/storybook';
import { forgetOffers } from '../src/api/offers';
import { loadDisplayFont } from '../src/ui/text/display-font';
import { useModals } from '../src/ui/modal/modal-store';
import { useToastAnnouncer } from '../src/ui/toast/toast-announcer';
import { checkOtherTheme } from './other-theme';
import { StoryFrame } from './story-frame';

// awaited here: requests and sockets must be intercepted before any story's module is evaluated
const { worker, server } = await startStorybookServer();
loadDisplayFont();
// as in the component tests: patience for a loaded machine
configure({ asyncUtilTimeout: 8000 });

/** What a story asks of the mock server; every story begins at the seed, signed in as Hannah Okafor. */
interface ServerParameters {
  signInAs?: string;
  fail?: Record<string, Parameters<typeof server.fail>[1]>;
}

/** @param scenario the story's own, whatever `apply` takes, or the one chosen in the toolbar; what else the story asks for comes after it */
async function prepareServer(
  scenario: SituationRequest | undefined,
  { signInAs, fail = {} }: ServerParameters = {},
): Promise<void> {
  await server.reset();
  if (scenario !== undefined) await server.apply(scenario);
  if (scenario === undefined || signInAs !== undefined) server.signInAs(signInAs ?? 'hannah.okafor');
  pretendOffline(server.situation().isOffline);
  // between two stories nobody listens to the network: a story that ended offline would leave the next one's requests paused
  onlineManager.setOnline(!server.situation().isOffline);
  for (const [operation, fault] of Object.entries(fail)) server.fail(operation, fault);
}

const widths = {
  320: 'small phone',
  390: 'phone',
  768: 'tablet',
  1024: 'small laptop',
  1224: 'with sidebar',
  1440: 'desktop',
};

const preview: Preview = {
  loaders: [
    mswLoader(() => worker),
    ({ parameters, globals }) =>
      prepareServer(
        // a parameter is whatever a story writes there; `apply` and the interface above say what that may be
        (parameters['scenario'] ?? globals['scenario'] ?? undefined) as SituationRequest | undefined,
        // as above
        parameters['server'] as ServerParameters | undefined,
      ),
  ],
  parameters: {
    // Base UI's focus guards are hidden from screen readers and hand the focus on at once: axe takes them for a trap
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, name]) => [
          width,
          { name: `${width} ${name}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    scenario: {
      description: 'What the mock server is like, where a story does not say it itself',
      toolbar: {
        icon: 'database',
        dynamicTitle: true,
        items: [
          { title: 'No scenario', type: 'reset' },
          ...scenarioNames.map((value) => ({ value, title: scenarios[value].title })),
        ],
      },
    },
  },
  initialGlobals: { theme: 'dark' },
  // neither a message nor a modal of one story is shown or said in the next, nor what its server did not know
  beforeEach: () => {
    toast.remove();
    useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
    forgetOffers();
    useModals.setState({ modals: [], asking: null });
  },
  afterEach: checkOtherTheme,
  decorators: [
    (Story, { id, globals, parameters }) => (
      <StoryFrame
        key={`${id} ${String(parameters['route'])}`}
        situation={JSON.stringify(parameters['scenario'] ?? globals['scenario'] ?? null)}
        path={typeof parameters['route'] === 'string' ? parameters['route'] : '/'}
        theme={globals['theme'] === 'light' ? 'light' : 'dark'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
