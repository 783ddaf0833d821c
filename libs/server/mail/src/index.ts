export { openMessages, type MessageSettings } from './send/open-messages.ts';
export { type Mail, type Messages, type TextMessage } from './send/messages.ts';
export {
  channelOf,
  type MadeOf,
  type ParamsOf,
  parseParams,
  type SecretTemplateName,
  TemplateName,
} from './registry.ts';
export { type Addressee, type MessageOrder, type Rendered, renderMessage } from './render-message.ts';
