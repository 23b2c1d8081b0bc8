import type { Plugin } from 'vite';

export function mockWorker(options: { isDemo: boolean }): Plugin;
export function startPage(options: { hasMocks: boolean }): Plugin;
