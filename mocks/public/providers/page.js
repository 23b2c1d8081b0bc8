// The provider's window: who signs in, or nobody. Closing it is the third way out.
(() => {
  const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
  const provider = new URLSearchParams(location.search).get('provider');
  const people = [
    { fullName: 'Callum Reyes', email: 'callum.reyes@post.example', note: 'linked to Google' },
    { fullName: 'Marcus Adeyemi', email: 'marcus.adeyemi@post.example', note: 'linked to Facebook' },
    {
      fullName: 'Tom Whitfield',
      email: 'tom.whitfield@post.example',
      note: 'has an account with a password',
    },
    { fullName: 'Ada Obi', email: 'ada.obi@post.example', note: 'new here' },
  ];

  function choice(label, identity) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      // Who asked closes this window when the answer is there: one that has closed itself by then was nobody's.
      if (window.opener) window.opener.postMessage({ provider, identity }, location.origin);
      else window.close();
    });
    return button;
  }

  document.querySelector('h1').textContent = `${names[provider] ?? 'Provider'} (demo)`;
  document
    .querySelector('#people')
    .append(
      ...people.map(({ fullName, email, note }) => choice(`${fullName} – ${note}`, { fullName, email })),
      choice('Cancel', 'refused'),
    );
})();
