/** A list as a file of JSON, one row a line: compact, and a change shows as the lines it touches. */
export const rows = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
