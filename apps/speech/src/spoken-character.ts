/** A character as the engine is to read it, and the place in the text that it stands for, in UTF-16 units. */
export interface SpokenCharacter {
  character: string;
  place: number;
}
