import { type INestApplication, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** For specs: every address that a method of a controller is bound to, as `GET /api/health`. */
export function endpointsOf(app: INestApplication): string[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => endpointsOfController((metatype as { prototype: object }).prototype));
}

function endpointsOfController(prototype: object): string[] {
  const methods = Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object);
  return methods
    .filter((method) => typeof method === 'function' && Reflect.hasMetadata('method', method))
    .map((method) => `${RequestMethod[Reflect.getMetadata('method', method)]} ${Reflect.getMetadata('path', method)}`);
}
