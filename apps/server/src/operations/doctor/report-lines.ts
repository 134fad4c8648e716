import type { Finding } from './check.ts';
import { isWell } from './run-checks.ts';

/** More differences of one kind say nothing new. */
const mostTold = 20;

/** What the operator reads of a check. */
export function linesOf(finding: Finding): string[] {
  const { name, differences, remarks, failure } = finding;
  const more = differences.length - mostTold;
  return [
    `${isWell(finding) ? 'ok    ' : 'WRONG '} ${name}`,
    ...differences
      .slice(0, mostTold)
      .map(({ what, expected, found }) => `       ${what}: ${found} instead of ${expected}`),
    ...(more > 0 ? [`       and ${more} more like these`] : []),
    ...remarks.map((remark) => `       ${remark}`),
    ...(failure === undefined ? [] : [`       ${failure}`]),
  ];
}
