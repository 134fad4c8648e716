import type { Route } from '@lexiroom/contracts/http';
import { z } from 'zod/mini';
import { invalid, Refused } from '../../refusals/refusal.ts';
import { fieldOfBrokenText } from './broken-text.ts';

// zod/mini comes without words; these are told to people.
z.config(z.locales.en());

/** The parts of a request as their contract makes them. @throws {Refused} INVALID, in words that name the field. */
export function parseCall(definition: Route, given: { params: unknown; query: unknown; body: unknown }) {
  return {
    params: definition.params && parse(definition.params, given.params),
    query: parseQuery(definition, given.query ?? {}),
    body: parseBody(definition, given.body ?? undefined),
  };
}

/** Takes the key of a link out of the query, at endpoints that accept one. What cannot be a key counts as none. */
export function takeLinkKey({ byLink }: Pick<Route, 'byLink'>, given: unknown) {
  if (!byLink) return { link_key: undefined, query: given };
  const { key, ...query } = Object(given) as Record<string, unknown>;
  return { link_key: typeof key === 'string' && /^[\w-]{16}$/.test(key) ? key : undefined, query };
}

const noQuery = z.strictObject({});

function parseQuery({ query: schema }: Route, given: unknown): unknown {
  const parsed = parse(schema ?? noQuery, given);
  return schema && parsed;
}

function parseBody({ body: schema }: Route, given: unknown): unknown {
  if (schema) return parse(schema, given ?? {});
  if (given !== undefined && Object.keys(Object(given)).length > 0) {
    throw new Refused(invalid('body', 'this call takes none'));
  }
  return undefined;
}

function parse(schema: z.ZodMiniType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const broken = fieldOfBrokenText(parsed.data);
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
