// Stands in for the scripts of Google, Facebook and Apple: the same names, and a window of our own where they have theirs.
(() => {
  const page = new URL('page.html', document.currentScript.src);

  /** Asks in a window of its own. Null when it was refused, closed, or blocked. */
  function ask(provider) {
    const opened = window.open(
      `${page.href}?provider=${provider}`,
      'tiebeam-provider',
      'popup,width=420,height=560',
    );
    if (opened === null) return Promise.resolve(null);
    return new Promise((resolve) => {
      const end = (identity) => {
        clearInterval(watch);
        window.removeEventListener('message', hear);
        opened.close();
        resolve(identity);
      };
      const hear = ({ origin, source, data }) => {
        if (origin === location.origin && source === opened && data?.provider === provider)
          end(data.identity);
      };
      const watch = setInterval(() => opened.closed && end(null), 200);
      window.addEventListener('message', hear);
    });
  }

  const tokenOf = ({ email, fullName }) => `mock:${email}${fullName ? `:${fullName}` : ''}`;

  let google = { client_id: '', callback: () => undefined };
  window.google = {
    accounts: {
      id: {
        initialize: (options) => {
          google = options;
        },
        prompt: async (onMoment) => {
          const identity = await ask('google');
          if (identity === null) return onMoment?.({ isDismissedMoment: () => true });
          // Refused: Google calls back without a credential.
          return google.callback(
            identity === 'refused'
              ? { clientId: google.client_id, select_by: 'btn' }
              : { credential: tokenOf(identity), clientId: google.client_id, select_by: 'btn' },
          );
        },
      },
    },
  };

  window.FB = {
    init: () => undefined,
    login: async (onAnswer) => {
      const identity = await ask('facebook');
      const isGiven = identity !== null && identity !== 'refused';
      onAnswer(
        isGiven
          ? { status: 'connected', authResponse: { accessToken: tokenOf(identity) } }
          : { status: 'unknown', authResponse: null },
      );
    },
  };

  window.AppleID = {
    auth: {
      init: () => undefined,
      signIn: async () => {
        const identity = await ask('apple');
        if (identity === null) throw Object.assign(new Error('closed'), { error: 'popup_closed_by_user' });
        if (identity === 'refused')
          throw Object.assign(new Error('refused'), { error: 'user_cancelled_authorize' });
        const [firstName, ...rest] = identity.fullName.split(' ');
        return {
          authorization: { code: 'mock-code', id_token: tokenOf({ email: identity.email }) },
          user: { email: identity.email, name: { firstName, lastName: rest.join(' ') } },
        };
      },
    },
  };
})();
