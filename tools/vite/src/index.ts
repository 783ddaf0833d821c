export { appConfig } from './app-config.ts';
export { linguiMacro } from './lingui-macro.ts';
