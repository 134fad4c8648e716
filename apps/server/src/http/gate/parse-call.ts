import type { Route } from '@lexiroom/contracts/http';
import { z } from 'zod/mini';
import { invalid, Refused } from '../../refusals/refusal.ts';
import { fieldOfMalformedText } from './malformed-text.ts';

// zod/mini comes without words; these are told to people.
z.config(z.locales.en());

/** The parts of a request as their contract makes them. @throws {Refused} INVALID, in words that name the field. */
export function parseCall(definition: Route, request: { params: unknown; query: unknown; body: unknown }) {
  return {
    params: definition.params && parse(definition.params, request.params),
    query: parseQuery(definition, request.query ?? {}),
    body: parseBody(definition, request.body ?? undefined),
  };
}

/** Takes the key of a link out of the query, at endpoints that accept one. What cannot be a key counts as none. */
export function takeLinkKey({ byLink }: Pick<Route, 'byLink'>, query: unknown) {
  if (!byLink) return { link_key: undefined, query };
  const { key, ...rest } = Object(query) as Record<string, unknown>;
  return { link_key: typeof key === 'string' && /^[\w-]{16}$/.test(key) ? key : undefined, query: rest };
}

const noQuery = z.strictObject({});

function parseQuery({ query: schema }: Route, query: unknown): unknown {
  const parsed = parse(schema ?? noQuery, query);
  return schema && parsed;
}

function parseBody({ body: schema }: Route, body: unknown): unknown {
  if (schema) return parse(schema, body ?? {});
  if (body !== undefined && Object.keys(Object(body)).length > 0) {
    throw new Refused(invalid('body', 'this call takes none'));
  }
  return undefined;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const broken = fieldOfMalformedText(parsed.data);
    if (broken === undefined) return parsed.data;
    throw new Refused(invalid(shorten(broken) || 'request', 'This character cannot be part of a text'));
  }
  const issue = parsed.error.issues[0]!;
  const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.map(String).join('.');
  const problem = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
  throw new Refused(invalid(shorten(field) || 'request', problem));
}

/** A field's name comes from the request: it is repeated, but not at any length. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
