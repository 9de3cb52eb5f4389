#!/bin/sh
#SBATCH --job-name=cube --ntasks=1 --cpus-per-task=1
#SBATCH --requeue --open-mode=append
# sbatch --array=… array.sh N EXPRESSION INPUT FOLDER: the parts of the array, of N. HERE is the folder of shard.sh, since Slurm
# runs a copy of this script. What is requeued, by a node that fails or by hand, goes on where it was.
exec "$HERE/shard.sh" "$SLURM_ARRAY_TASK_ID" "$@"
