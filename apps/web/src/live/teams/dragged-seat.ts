import type { DragEvent } from 'react';

const kind = 'application/x-lexiroom-seat';

/** What makes a part of the page something that a seat is dragged by. */
export const dragsSeat = (seat_id: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, String(seat_id));
    dataTransfer.effectAllowed = 'move';
  },
});

/** What makes a part of the page a place to drop a seat on. Nothing else can be dropped there. */
export const takesSeat = (onDrop: (seat_id: number) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(kind)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const seat_id = Number(event.dataTransfer.getData(kind));
    if (!Number.isInteger(seat_id) || seat_id < 1) return;
    event.preventDefault();
    onDrop(seat_id);
  },
});
