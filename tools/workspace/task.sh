#!/bin/sh
# task.sh NAME COMMAND…: runs a command and records start, end, exit code and processor time in .nx/tasks/NAME.
name=$1
shift
start=$(date +%s)
"$@"
code=$?
mkdir -p .nx/tasks
{
  echo "$start $(date +%s) $code"
  times
} >".nx/tasks/$name"
exit $code
