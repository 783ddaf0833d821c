export { linguiConfig, projectsWithText, workspaceRoot, writtenLocales } from './lingui-config.ts';
export { ownWords } from './own-words.ts';
export { idsShownBy } from './shown-by.ts';
