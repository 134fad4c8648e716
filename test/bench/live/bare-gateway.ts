// What joining is measured against: a NestJS gateway that gives whoever asks a number, and does nothing else.
// Its decorators are called as functions, since Node runs this file as it is. Started by echoes.ts; says its port.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { AddressInfo } from 'node:net';

let seats = 0;

class BareGateway {
  command() {
    return { ok: true, seq: 1, seat_id: ++seats };
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
