import { Problem } from '@lexiroom/contracts/errors';
import type { Route } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { z } from 'zod/mini';
import { version } from '../../configuration/version.ts';

type Schema = z.ZodMiniType;
type Json = Record<string, unknown>;

/** The description of REST in OpenAPI 3.1, made of the same table and schemas that the gate goes by. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, definition] of Object.entries(routes as Record<string, Route>)) {
    const path = `/api${definition.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lexiroom', version },
    paths,
    components: { schemas: { Problem: jsonSchema(Problem, 'output') } },
  };
}

function operation(name: string, { summary, params, query, body, response, byLink, status = 200 }: Route): Json {
  return {
    operationId: name,
    summary,
    parameters: [...parameters('path', params), ...parameters('query', query), ...(byLink ? [linkKey] : [])],
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {}),
    responses: {
      [status]: { description: 'Done', content: json(jsonSchema(response, 'output')) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

const linkKey = {
  name: 'key',
  in: 'query',
  required: false,
  description: 'Opens what is seen by link',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });
