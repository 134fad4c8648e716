/** What people take first, and lengthen with a year, a row of digits or a sign when they are told to. */
const favourites = `
  password passwort passw0rd motdepasse contrasena contraseña senha parola haslo wachtwoord heslo lozinka jelszo salasana
  letmein welcome willkommen bienvenue iloveyou iloveu ichliebedich teamo jetaime tiamo princess prinzessin princesse
  sunshine sonnenschein football baseball basketball fussball futbol hockey soccer monkey dragon drachen shadow master
  superman batman spiderman pokemon pikachu naruto minecraft fortnite roblox starwars skywalker harrypotter hogwarts
  trustno1 whatever freedom liberty america england deutschland france espana italia brasil mexico canada australia
  michael jennifer jessica michelle daniel charlie andrew joshua matthew thomas robert william ashley amanda nicole
  hannah maria martin stefan andreas sebastian alexander christian francesco giovanni giuseppe fernando rodrigo
  school schule teacher lehrer student schueler classroom homework learning lexiroom vocabulary english deutsch spanish
  summer sommer winter spring autumn herbst january february march april october november december monday friday sunday
  qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwertyuiop qwertzuiop azertyuiop
  abc123 abcdef abcdefg abcdefgh abcdefghij abcd1234 admin administrator adminadmin root toor guest default changeme
  secret geheim secreto test testing tester testtest hello hallo bonjour hola goodbye computer internet samsung google
  facebook instagram youtube whatsapp tiktok twitter android iphone windows microsoft linux flower blumen butterfly
  schmetterling chocolate schokolade cookie banana orange purple yellow silver golden diamond lovely beautiful forever
  family familia familie friends freunde amigos angels engel heaven jesus jesuschrist godisgood blessed mustang ferrari
  porsche mercedes yankees lakers liverpool chelsea arsenal barcelona realmadrid juventus bayern manchester tottenham
  ginger tigger buddy bailey maggie lucky pepper snoopy garfield mickey donald kitty kitten puppy doggie tiger lion eagle
  killer ninja hunter gamer player winner loser nothing something nobody unknown private access login user username
`.match(/\S+/g)!;

const endings = `
  1 2 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 01 007 11 111 1111 22 69 77 88 99 100 321
  2000 2001 2005 2008 2010 2012 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 ! !! !!! ? . 1! 12! 123! 1234! @
  @1 @12 @123 @1234 # #1 #123 abc xyz qwerty you me love
`.match(/\S+/g)!;

const rows = `
  1234567890 0123456789 9876543210 0987654321 12345678910 123456789a a123456789 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5
  1qaz2wsx3edc zaq12wsxcde3 1234qwerasdf qwer1234asdf asdf1234qwer 123qweasdzxc qazwsxedcrfv poiuytrewq mnbvcxzlkj
  1029384756 5432154321 1212121212 1231231234 1111122222 0102030405 1357924680 2468101214 147258369 147258369a 159753456
  correcthorse correcthorsebatterystaple thisisapassword mypassword yourpassword ilovemymom ilovemydad ilovemyfamily
`.match(/\S+/g)!;

const common = new Set([
  ...rows,
  ...favourites.flatMap((word) => [word, word + word, ...endings.flatMap((ending) => [word + ending, ending + word])]),
]);

/**
 * Whether a password is among the first that somebody would try: a favourite word, doubled or with a usual ending; rows
 * of the keyboard; few signs repeated; or the account's own name. Capitals and the signs people write for letters
 * (@ for a, 0 for o) make no difference.
 */
export function isCommonPassword(password: string, own: { username: string; email: string }): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 3) return true;
  const names = [own.username, own.email, own.email.split('@')[0]!].map((name) => name.toLowerCase());
  return [lower, spelledOut(lower)].some(
    (text) => common.has(text) || names.includes(text) || names.includes(text.replaceAll(/[\d\W_]+$/g, '')),
  );
}

/** The letters meant by signs; digits at the end stay what they are. */
function spelledOut(text: string): string {
  const [, word = text, ending = ''] = /^(.*?)([\d!?.#@]*)$/s.exec(text) ?? [];
  const letters: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }; // prettier-ignore
  return Array.from(word, (sign) => letters[sign] ?? sign).join('') + ending;
}
