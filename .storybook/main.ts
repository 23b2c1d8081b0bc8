import type { StorybookConfig } from '@storybook/react-vite';

process.env['STORYBOOK'] = 'on'; // vite.config.ts leaves out the route generator for tools

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../mocks/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public', '../mocks/public'],
  core: { disableTelemetry: true },
  // found late, each of these would have the browser reload in the middle of a test
  viteFinal: (config) => ({
    ...config,
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@base-ui/react/dialog',
        '@base-ui/react/menu',
        '@base-ui/react/tooltip',
        '@mswjs/data',
        '@tanstack/react-query',
        '@tanstack/react-router',
        'lucide-react',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
        'react-hot-toast/headless',
        'react-markdown',
        'rehype-katex',
        'remark-gfm',
        'remark-math',
        'socket.io-client',
        'socket.io-parser',
        'zustand',
      ],
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
