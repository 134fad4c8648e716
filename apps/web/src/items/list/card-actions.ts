/** What can be done with a card of one's own; the same functions as long as the folder is open. */
export interface CardActions {
  /** Ticks, or takes the tick away; all from the last one on with `isRange`. */
  onTick: (item_id: number, isRange: boolean) => void;
  /** Opens its menu beside a button. */
  onMenu: (item_id: number, beside: HTMLElement) => void;
  /** Its name was typed, with the `rev` it had then; undefined when it stays as it was. */
  onName: (item_id: number, named: { item_name: string; rev: number } | undefined) => void;
}
