// Addresses that run, load or mislead, in every place where Markdown takes one.

const forbidden = [
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  'javascript://example.org/%0Ahostile()',
  'java\tscript:hostile()',
  '&#106;avascript:hostile()',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;hostile()',
  'javascript&colon;hostile()',
  'javascript&#58;hostile()',
  'java&Tab;script:hostile()',
  'java&NewLine;script:hostile()',
  '&#1;javascript:hostile()',
  '&#x2028;javascript:hostile()',
  '\u00a0javascript:hostile()',
  '\u200bjavascript:hostile()',
  '\ufeffjavascript:hostile()',
  '\u202ejavascript:hostile()',
  'j\u0430vascript:hostile()',
  'ｊａｖａｓｃｒｉｐｔ:hostile()',
  'javascript\uff1ahostile()',
  'javascript\\:hostile()',
  'vbscript:msgbox(1)',
  'livescript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=',
  'data:image/svg+xml,%3Csvg%20onload=hostile()%3E',
  'DATA:text/html,x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/temporary/x',
  'view-source:https://evil.example/',
  'about:blank',
  'ftp://evil.example/',
  'ws://evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'ms-settings:x',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\x',
  'https:evil.example',
  'https:/evil.example',
  'https://user:password@evil.example/',
  'https://bank.example@evil.example/',
  'evil.example',
  '../account/logout',
  '?reset=1',
];

const places = [
  (address: string) => `[x](${address})`,
  (address: string) => `[x](<${address}>)`,
  (address: string) => `![x](${address})`,
  (address: string) => `[![x](${address})](${address})`,
  (address: string) => `[x]\n\n[x]: ${address}`,
  (address: string) => `<${address}> *x*`,
  (address: string) => `${address} *x*`,
];

/** In none of them may there be an address that leads anywhere but to `allowedHost` or into this site. */
export const forbiddenLinks: readonly string[] = forbidden.flatMap((address) =>
  places.map((write) => write(address)),
);

export const allowedHost = 'good.example';

/** Links that are right in part: what is left of them must lead where they say, and carry nothing else. */
export const doubtfulLinks: readonly string[] = [
  '[x](https://good.example/"onmouseover="hostile())',
  '[x](https://good.example/ "title\\" onclick=\\"hostile()")',
  '<https://good.example/"onmouseover="hostile()>',
  "[x](https://good.example/'onfocus='hostile())",
  'https://good.example/<script>hostile()</script> *x*',
  'www.good.example/"><img/src=x/onerror=hostile()> *x*',
  '[x](https://good.example/\u202egpj.exe)',
  'https://good.example/\u202egpj.exe *x*',
  '[x](https://good.example/%0d%0aSet-Cookie:x)',
  '[https://bank.example/](https://good.example/)',
  '[www.bank.example](https://good.example/)',
  '[x](HTTPS://GOOD.EXAMPLE/)',
  '[a [b](https://good.example/) c](https://good.example/)',
  '[x][y][z]\n\n[y]: https://good.example/\n[z]: javascript:hostile()',
  '[\u202ex](https://good.example/)',
  '[](https://good.example/)',
  '[x]( https://good.example/ )',
  '[x](/terms?next=javascript:hostile())',
  '[x](#"><img src=x onerror=hostile()>)',
  '[x](/%2e%2e/%5cevil.example)',
];

/** Pictures of other sites: nobody may be told who reads a text. */
export const foreignPictures: readonly string[] = [
  '![x](https://evil.example/pixel.png)',
  '![x](https://evil.example/?secret=1234 "t")',
  '![x][y]\n\n[y]: https://evil.example/pixel.png',
  '![](http://evil.example/)',
  '[![x](https://evil.example/pixel.png)](https://good.example/)',
  '![![x](https://evil.example/1.png)](https://evil.example/2.png)',
  '![x](//evil.example/pixel.png)',
  '![x](data:image/svg+xml,<svg/onload=hostile()>)',
  '![x](/api/auth/logout)',
  '![x](/media/1/media/../../auth/logout)',
  '![x](/media/1/media/%2e%2e%2fx)',
  '![x](/media/1/media/..)',
  '| ![x](https://evil.example/pixel.png) |\n| --- |',
];
