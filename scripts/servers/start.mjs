/** `npm start`: the development server with the mock server inside; opens a browser only for a person at a terminal. */
import { command } from '../run.mjs';

const isInteractive = process.stdout.isTTY && !process.env.CI;
process.exitCode = await command('vite', [...(isInteractive ? ['--open'] : []), ...process.argv.slice(2)]);
