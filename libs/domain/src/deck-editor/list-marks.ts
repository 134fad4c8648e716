/** A number in front of a line, with the sign behind it; in a table it may have a column of its own. */
const numberMark = /^\s*[(（]?(\d{1,3})(?:[.)．）]\s*(?=[^\d\s])|、\s*(?=[^\d\s])|[.)．）]?\t(?=[^\t]+\t\s*[^\s]))/u;
/** A sign in front of a line. A minus or an asterisk is one when a space follows. */
const bullet = /^\s*(?:[•‣◦▪▫●○■□◆∙·☐✓→►][\s]*|[-–—*]\s+)(?=\S)/u;

/**
 * How many letters at the beginning of each line of a list only number or mark it: '1.', '2)', '(3)', '•', '- '. A number is
 * one when it counts the lines: the number before it is one less, or the one after it one more. So 'das 3. Reich' and a
 * single '7. Sinn' stay as they are.
 */
export function markLengths(lines: readonly string[]): number[] {
  const numbers = lines.map((line) => numberMark.exec(line)).map((found) => found && Number(found[1]));
  const numbered = numbers.filter((number) => number !== null);
  let place = -1;
  return lines.map((line, index) => {
    const number = numbers[index]!;
    if (number === null) return bullet.exec(line)?.[0].length ?? 0;
    place += 1;
    const counts = numbered[place - 1] === number - 1 || numbered[place + 1] === number + 1;
    return counts ? numberMark.exec(line)![0].length : 0;
  });
}
