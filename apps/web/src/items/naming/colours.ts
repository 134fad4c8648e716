/** Colours offered for categories, by name; the first is the default (specification 1 section 9). */
export const colours = {
  grey: '#DBDBDB',
  red: '#E5484D',
  orange: '#F5912D',
  yellow: '#F4C430',
  green: '#3FA66B',
  teal: '#2BA6A6',
  blue: '#3E7BD6',
  violet: '#7C4DDB',
  pink: '#D9509B',
  brown: '#8B6B4A',
} as const;
export type ColourName = keyof typeof colours;
