import '@/styles/global.css';
import { renderApp } from './render-app';

if (__MOCKS__) {
  const { startMocks } = await import('./start-mocks');
  renderApp(await startMocks());
} else {
  renderApp([]);
}
