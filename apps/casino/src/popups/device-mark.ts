export { deviceMark } from '@croupier/auth';
