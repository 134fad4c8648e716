// What joining is measured against: a NestJS gateway that remembers a name, puts its socket into a room, and gives it a
// number.
// Its decorators are called as functions, since Node runs this file as it is. Started by parties.ts; says its port.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { AddressInfo } from 'node:net';
import type { Socket } from 'socket.io';

const names = new Map<number, string>();

class BareGateway {
  async command(socket: Socket, { name }: { name: string }) {
    const seat_id = names.size + 1;
    names.set(seat_id, name);
    await socket.join('players');
    return { ok: true, seq: seat_id, seat_id, name };
  }
}
const command = Object.getOwnPropertyDescriptor(BareGateway.prototype, 'command')!;
SubscribeMessage('command')(BareGateway.prototype, 'command', command);
WebSocketGateway({ namespace: '/live', transports: ['websocket'] })(BareGateway);

class BareModule {
  readonly providers = [BareGateway];
}
Module(new BareModule())(BareModule);

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: false });
app.useWebSocketAdapter(new IoAdapter(app));
await app.listen(0, '127.0.0.1');
process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
process.on('disconnect', () => process.exit(0));
