import { keepFiles } from './files.ts';
import { showNotices } from './notices.ts';
import { keepOffline } from './offline.ts';
import { answerPages } from './pages.ts';
import { answerUpdates } from './updates.ts';

keepOffline();
keepFiles();
answerPages();
answerUpdates();
showNotices();
