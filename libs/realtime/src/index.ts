export { RealtimeProvider, useConnected, useRealtime, type TopicHandlers, useTopic } from './context.tsx';
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
export { reloadOn, type Reactions } from './reload-on.ts';
export { type Listener } from './topic.ts';
