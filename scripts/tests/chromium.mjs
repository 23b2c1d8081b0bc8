/**
 * Finds the browser that tests run in: CHROMIUM_PATH, a Chromium or Chrome on this machine, Playwright's own.
 * `ensureChromium` installs Debian's package when none is there and we may (Debian, root).
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Features to do without. The first two load two pages of the browser's own (the address bar's suggestions) into every new window,
 * a fifth of what opening the demo costs. The rest are those that Playwright switches off and pages can tell: of two such switches
 * Chromium hears the last.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  const own = [process.env['CHROMIUM_PATH'], process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']].filter(
    Boolean,
  );
  return [...own, ...candidates, chromium.executablePath()].find(isExecutable);
}

/** The path of a browser that runs. Throws, saying what to do, when there is none. */
export function chromiumPath() {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its executable.');
  return path;
}

/** As `chromiumPath`, but first installs Debian's package `chromium` when that is possible. */
export function ensureChromium() {
  if (!findChromium() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const run = (...args) =>
      execFileSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  return chromiumPath();
}
