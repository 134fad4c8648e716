import type { Socket } from 'socket.io';

/**
 * Sends one heartbeat out of turn, which every client of Socket.IO answers by itself: `conn` then says 'heartbeat'. Sending
 * one is private to Engine.IO; its next one in turn is put off by the answer, and no limit of time depends on this one.
 */
export function askForSign(socket: Pick<Socket, 'conn'>): void {
  (socket.conn as unknown as { sendPacket(type: 'ping'): void }).sendPacket('ping');
}
