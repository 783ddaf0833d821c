/**
 * Words that the commonest passwords are made of, written down by hand. A password is judged by its core: lower case, the
 * usual letter swaps undone, digits and signs around it dropped. So `P@ssw0rd2024!` is `password`, and one word stands
 * for hundreds of variants.
 */
const WORDS = new Set(
  `password passwort passw pass passphrase motdepasse contrasena senha salasana haslo parola letmein welcome willkommen
  bienvenue admin administrator root user username login signin guest test testing tester default changeme secret geheim
  private qwerty qwertz azerty asdf asdfgh asdfghjk zxcvbn qwertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc abc abcd abcde
  abcdef abcdefg abcdefgh abcabc iloveyou ichliebedich ilove loveyou lovely love lover liebe amor princess prinzessin
  sunshine sonnenschein monkey dragon drache football fussball soccer baseball basketball hockey tennis cricket rugby
  superman batman spiderman pokemon starwars mustang ferrari porsche mercedes harley yamaha master shadow michael
  jennifer jordan hunter ranger killer soldier trustno freedom whatever nothing computer internet samsung google facebook
  apple microsoft windows android iphone ginger pepper cookie chocolate schokolade banana cheese orange purple yellow
  silver golden diamond flower summer winter spring autumn sommer januar january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday charlie thomas daniel
  andrew joshua matthew robert george jessica ashley nicole amanda michelle melissa hannah andrea maggie buster tigger
  snoopy family familie hello hallo helloworld hellohello baby babygirl angel engel forever friends freunde jesus christ
  blessed heaven blink liverpool arsenal chelsea barcelona madrid juventus bayern dortmund casino croupier jackpot lucky
  luckyday poker roulette blackjack slots pokies money bigmoney dollar gambling betting winner champion access server
  system oracle matrix phoenix falcon eagle tiger lion panther wolf wolves bear killerbee kitten puppy doggy horse
  butterfly schmetterling rainbow angels heart hearts beautiful handsome samantha elizabeth victoria alexander
  alexandra christian sebastian benjamin maximilian`.split(/\s+/),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  '01234567890',
];
const SWAPS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** True for what guessing programs try first, and for passwords made of the player's own email name. */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (bare(name).length >= 4 && bare(plain) === bare(name)) return true;
  return (
    isRepeated(plain) ||
    isRow(plain) ||
    [bare(plain), bare(unswapped(plain)), bare(unswapped(trimmed(plain)))].some(isKnown)
  );
}

function isKnown(core: string): boolean {
  if (WORDS.has(core)) return true;
  const half = core.slice(0, core.length / 2);
  return core.length % 2 === 0 && half.length > 0 && half === core.slice(core.length / 2) && WORDS.has(half);
}

/** One to four characters over and over: `aaaaaaaa`, `12121212`, `abcdabcd`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text);

/** Walks along the alphabet, the digits or a keyboard row, forwards or backwards, alone or joined. */
function isRow(text: string): boolean {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let rest = text;
  for (let walks = 0; rest !== '' && walks < 3; walks += 1) {
    let length = 0;
    while (length < rest.length && rows.some((row) => row.includes(rest.slice(0, length + 1)))) length += 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

const trimmed = (text: string): string => text.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
const bare = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const unswapped = (text: string): string => [...text].map((sign) => SWAPS[sign] ?? sign).join('');
