/** Runs other programs: the packages' own commands with this Node, no shell in between, output as it comes. */
import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Where the output of a stage goes that runs beside others: it is shown in one piece when the stage ends. */
const stageOutput = new AsyncLocalStorage();

/**
 * Runs a Node program with its output shown; resolves with its exit code.
 * @param options where it runs, the project's folder by default; `isQuiet` shows only what it says of errors
 */
export function node(file, args = [], env = {}, { cwd = root, isQuiet = false } = {}) {
  const output = stageOutput.getStore();
  const piped = output === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      stdio: [output === undefined && !isQuiet ? 'inherit' : 'ignore', isQuiet ? 'ignore' : piped, piped],
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    // Whoever stops this process means the program it runs.
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

// Commands that are not named like their package.
const packages = {
  tsc: 'typescript-7',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  redocly: '@redocly/cli',
};

/** As `node`, for a package's command: `command('vite', ['build'])`. */
export function command(name, args = [], env = {}) {
  return node(binary(packages[name] ?? name, name), args, env);
}

async function outcomeOf([name, act]) {
  const started = Date.now();
  let code;
  try {
    code = (await act()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  return { code, took: `${name} ${((Date.now() - started) / 1000).toFixed(1)} s` };
}

/** Runs named stages one after another and stops at the first that fails. A stage returns an exit code or throws. */
export async function runStages(stages) {
  const took = [];
  for (const stage of stages) {
    console.log(`\n── ${stage[0]}`);
    const outcome = await outcomeOf(stage);
    took.push(outcome.took);
    if (outcome.code !== 0) return { failed: stage[0], took };
  }
  return { failed: null, took };
}

/**
 * Runs stages that do not need one another, `count` at a time and all of them, and shows the output of each in one piece.
 * What they print themselves comes at once.
 */
export async function runBeside(stages, count) {
  const waiting = [...stages];
  const took = [];
  const failed = [];
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const output = [];
      const outcome = await stageOutput.run(output, () => outcomeOf(stage));
      console.log(`\n── ${stage[0]}`);
      process.stdout.write(Buffer.concat(output));
      took.push(outcome.took);
      if (outcome.code !== 0) failed.push(stage[0]);
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return { failed: failed.length > 0 ? failed.join('", "') : null, took };
}
