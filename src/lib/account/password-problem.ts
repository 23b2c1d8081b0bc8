// Which passwords are among the first that anybody tries.
const words = new Set(
  (
    'password passwort letmein welcome qwerty qwertyuiop asdfghjkl zxcvbnm iloveyou sunshine princess dragon monkey ' +
    'football baseball superman batman trustno admin administrator changeme secret whatever michael charlie liverpool ' +
    'arsenal chelsea manchester everton rangers england scotland tiebeam landlord property investor summer winter ' +
    'spring autumn london qazwsx qazwsxedc abc abcd abcdef abcdefg abcdefgh abcdefghij test testing demo guest login'
  ).split(' '),
);
const lookalikes = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);
const digitsInOrder = '01234567890123456789 98765432109876543210';

/** Words without what people put around and into them: `P4ssw0rd2024!` → `password`. */
function wordsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/[^a-z]+$|^[^a-z]+/g, '');
  const spelled = (text: string) => Array.from(text, (sign) => lookalikes.get(sign) ?? sign).join('');
  const trimmed = lower.replace(/[^a-z@$]+$/, '');
  return [bare, spelled(trimmed), spelled(lower)].map((word) => word.replaceAll(/[^a-z]/g, ''));
}

/**
 * Why the password is refused, for people; undefined when it may be used. Its length is the contract's business.
 * @param own what must not be the password either: name, username, e-mail address
 */
export function passwordProblem(password: string, own: readonly string[]): string | undefined {
  const isCommon =
    new Set(password).size < 4 ||
    digitsInOrder.includes(password) ||
    wordsOf(password).some(
      (word) => words.has(word) || (words.has(word.slice(0, word.length / 2)) && isDoubled(word)),
    );
  if (isCommon) return 'Choose a less common password: this one is easy to guess';
  const lower = password.toLowerCase();
  const isOwn = own.some((each) => each.length > 2 && lower === each.toLowerCase());
  return isOwn ? 'Choose a password that isn’t your name or email address' : undefined;
}

const isDoubled = (word: string) =>
  word.length % 2 === 0 && word.slice(0, word.length / 2) === word.slice(word.length / 2);
