// What each provider's script is asked for, and what it answers; their own documentation is the source of the names.
import type { Schemas } from '@/api/contract';
import type { RuntimeConfig } from '@/api/runtime-config';
import { loadScript } from '@/lib/network/load-script';
import { IncompleteSignIn, UnreachableProvider } from './provider';

interface Google {
  accounts: {
    id: {
      initialize: (options: {
        client_id: string;
        callback: (
          answer: { credential?: unknown; clientId?: unknown; select_by?: unknown } | undefined,
        ) => void;
      }) => void;
      prompt: (
        onMoment: (moment: {
          isSkippedMoment?: () => boolean;
          isDismissedMoment?: () => boolean;
          getDismissedReason?: () => string;
        }) => void,
      ) => void;
    };
  };
}

interface Facebook {
  init: (options: { appId: string; version: string }) => void;
  login: (
    onAnswer: (answer: { authResponse?: { accessToken?: unknown } | null } | undefined) => void,
    options: { scope: string },
  ) => void;
}

interface Apple {
  auth: {
    init: (options: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }) => void;
    signIn: () => Promise<{
      authorization?: { id_token?: unknown; code?: unknown };
      user?: { name?: { firstName?: unknown; lastName?: unknown } };
    }>;
  };
}

declare global {
  interface Window {
    google?: Google;
    FB?: Facebook;
    AppleID?: Apple;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

async function script<Part>(address: string, find: () => Part | undefined): Promise<Part> {
  if (find() === undefined) await loadScript(address).catch(() => undefined);
  const part = find();
  if (part === undefined) throw new UnreachableProvider();
  return part;
}

/** Google's statement of who it is, with the client it was made for and how the account was chosen. */
export async function askGoogle(config: RuntimeConfig): Promise<Schemas['GoogleSignIn']> {
  const { accounts } = await script(config.googleScriptUrl, () => window.google);
  return new Promise((resolve, reject) => {
    accounts.id.initialize({
      client_id: config.googleClientId,
      callback: (answer) => {
        const { credential, clientId, select_by: selectBy } = answer ?? {};
        if (!isText(credential)) return reject(new IncompleteSignIn());
        resolve({
          credential,
          clientId: isText(clientId) ? clientId : config.googleClientId,
          ...(isText(selectBy) ? { select_by: selectBy } : {}),
        });
      },
    });
    accounts.id.prompt((moment) => {
      // A dismissal after the credential was handed over is the pop-up's own end.
      const isGiven = moment.getDismissedReason?.() === 'credential_returned';
      if (!isGiven && (moment.isSkippedMoment?.() || moment.isDismissedMoment?.()))
        reject(new IncompleteSignIn());
    });
  });
}

export async function askFacebook(config: RuntimeConfig): Promise<Schemas['FacebookSignIn']> {
  const facebook = await script(config.facebookScriptUrl, () => window.FB);
  facebook.init({ appId: config.facebookAppId, version: 'v21.0' });
  return new Promise((resolve, reject) => {
    facebook.login(
      (answer) => {
        const token = answer?.authResponse?.accessToken;
        if (isText(token)) resolve({ accessToken: token });
        else reject(new IncompleteSignIn());
      },
      { scope: 'email,public_profile' },
    );
  });
}

export async function askApple(config: RuntimeConfig): Promise<Schemas['AppleSignIn']> {
  const { auth } = await script(config.appleScriptUrl, () => window.AppleID);
  auth.init({
    clientId: config.appleClientId,
    scope: 'name email',
    redirectURI: location.origin,
    usePopup: true,
  });
  const answer = await auth.signIn().catch(() => undefined);
  const { id_token: idToken, code } = answer?.authorization ?? {};
  if (!isText(idToken) || !isText(code)) throw new IncompleteSignIn();
  const { firstName, lastName } = answer?.user?.name ?? {};
  const isNamed = isText(firstName) || isText(lastName);
  return {
    idToken,
    code,
    ...(isNamed
      ? {
          user: { firstName: isText(firstName) ? firstName : '', lastName: isText(lastName) ? lastName : '' },
        }
      : {}),
  };
}
