import { keepFiles } from './files.ts';
import { keepOffline } from './offline.ts';
import { answerPages } from './pages.ts';
import { answerUpdates } from './updates.ts';

keepOffline();
keepFiles();
answerPages();
answerUpdates();
