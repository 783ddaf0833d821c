import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** One topic of the socket. Its name decides who may read it, its events define the payloads. */
export interface Topic {
  /** `public:…` is for everyone, with `{id}` for a part that varies; any other name is a player's own. */
  name: string;
  events: Readonly<Record<string, GenericSchema>>;
}

/** Tells whether everyone may read a topic. Kept apart from the topics: a page would load their schemas with it. */
export const isPublicTopic = (name: string): boolean => name.startsWith('public:');

/** Declares a topic. It only gives back what it got: the type is the point. */
/* @__NO_SIDE_EFFECTS__ */
export function topic<const Shape extends Topic>(shape: Shape): Shape {
  return shape;
}

/** Names that match a topic's pattern: `public:odds:event:7`. */
type NamesOf<Pattern> = Pattern extends `${infer Before}{${string}}` ? `${Before}${number | bigint}` : Pattern;

/** Topic in a list that a name belongs to. */
export type TopicNamed<Shape extends Topic, Name> = Shape extends Topic
  ? Name extends NamesOf<Shape['name']>
    ? Shape
    : never
  : never;

/** Every name under which a topic of a list can be read. */
export type TopicNameOf<Shape extends Topic> = Shape extends Topic ? NamesOf<Shape['name']> : never;

/** An event a domain publishes: a player's topic names its player, a public one doesn't. */
export type PublicationOf<Shape extends Topic> = Shape extends Topic
  ? {
      [Event in keyof Shape['events'] & string]: {
        topic: NamesOf<Shape['name']>;
        event: Event;
        payload: InferInput<Shape['events'][Event]>;
      } & (Shape['name'] extends `public:${string}` ? { players?: never } : { players: readonly number[] });
    }[keyof Shape['events'] & string]
  : never;

/** Payloads a reader gets, by event. */
export type EventsOf<Shape extends Topic> = {
  [Event in keyof Shape['events']]: InferOutput<Shape['events'][Event]>;
};
