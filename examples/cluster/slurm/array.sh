#!/bin/sh
#SBATCH --job-name=cube --ntasks=1 --cpus-per-task=1
#SBATCH --requeue --open-mode=append
# sbatch --array=… array.sh N EXPRESSION INPUT FOLDER: runs the parts of the array, of N parts. HERE is the folder of shard.sh,
# since Slurm runs a copy of this script. A requeued part, after a failed node or by hand, continues where it stopped.
exec "$HERE/shard.sh" "$SLURM_ARRAY_TASK_ID" "$@"
