import '@/styles/global.css';
import { renderApp } from './render-app';

// No await at the top: the mock server's chunk imports this one, and each would wait for the other.
async function start() {
  if (!__MOCKS__) return renderApp([]);
  const { startMocks } = await import('./start-mocks');
  renderApp(await startMocks());
}

void start();
