/** Runs other programs: the packages' own commands with this Node, no shell in between, output as it comes. */
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** True for the module that Node was started with: `isMain(import.meta)`. */
export function isMain(meta) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === meta.filename;
}

function binary(packageName, name) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[name];
  if (!file) throw new Error(`${packageName} has no command "${name}"`);
  return path.join(folder, file);
}

/**
 * Runs a Node program with its output shown; resolves with its exit code.
 * @param options where it runs, the project's folder by default; `isQuiet` shows only what it says of errors
 */
export function node(file, args = [], env = {}, { cwd = root, isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      stdio: isQuiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, ...env },
    });
    // Whoever stops this process means the program it runs.
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

// Commands that are not named like their package.
const packages = {
  tsc: 'typescript',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  redocly: '@redocly/cli',
};

/** As `node`, for a package's command: `command('vite', ['build'])`. */
export function command(name, args = [], env = {}) {
  return node(binary(packages[name] ?? name, name), args, env);
}

/** Runs named stages one after another and stops at the first that fails. A stage returns an exit code or throws. */
export async function runStages(stages) {
  const took = [];
  for (const [name, act] of stages) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    let code;
    try {
      code = (await act()) ?? 0;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      code = 1;
    }
    took.push(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (code !== 0) return { failed: name, took };
  }
  return { failed: null, took };
}
